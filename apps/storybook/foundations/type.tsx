import { font, type } from '@stoa/ui/docs'

const uses: Readonly<Record<keyof typeof type, string>> = {
  hero: 'The first words of the home page',
  title1: 'Page titles, a product’s name',
  title2: 'Sections',
  title3: 'Panels, dialogs, a summary',
  lede: 'One paragraph under a title',
  body: 'Everything else',
  sm: 'Labels, menus, tables',
  xs: 'Captions, a shop’s name, ratings',
  '2xs': 'Badges only',
  navCaps: 'The three words of the nav bar',
}
const display = new Set<string>(['hero', 'title1', 'title2', 'title3'])

/** Every step of the scale, as it looks and by its figures. */
export const TypeScale = () => (
  <div className="room-type">
    {Object.entries(type).map(([name, { size, line, weight, tracking }]) => (
      <section key={name}>
        <p
          style={{
            fontFamily: display.has(name) ? font.display : font.text,
            fontSize: size,
            lineHeight: line,
            fontWeight: weight,
            letterSpacing: tracking,
          }}
        >
          {name === 'navCaps' ? 'ALL PRODUCTS' : 'Good things, under one roof'}
        </p>
        <p className="room-note">
          <b>{name}</b> · {uses[name as keyof typeof type]} · {size} · line {line} · weight {weight}
        </p>
      </section>
    ))}
  </div>
)
