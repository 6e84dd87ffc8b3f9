import { displayTypes, font, tokenUses, type } from '@stoa/ui/docs'

/** Every step of the scale, as it looks and by its figures. */
export const TypeScale = () => (
  <div className="room-type">
    {Object.entries(type).map(([name, { size, line, weight, tracking }]) => (
      <section key={name}>
        <p
          style={{
            fontFamily: displayTypes.has(name) ? font.display : font.text,
            fontSize: size,
            lineHeight: line,
            fontWeight: weight,
            letterSpacing: tracking,
          }}
        >
          {name === 'navCaps' ? 'ALL PRODUCTS' : 'Good things, under one roof'}
        </p>
        <p className="room-note">
          <b>{name}</b> · {tokenUses[`type.${name}`]} {size} · line {line} · weight {weight}
        </p>
      </section>
    ))}
  </div>
)
