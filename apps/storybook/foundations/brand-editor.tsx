import { Badge } from '@stoa/ui/badge'
import {
  type Brand,
  type BrandColor,
  type BrandColors,
  brandColors,
  brandFailures,
  brandSheet,
  brandVariables,
  wholeBrand,
} from '@stoa/ui/brand'
import { Button } from '@stoa/ui/button'
import { colorNamed, darkPalette, lightPalette, type Palette, toHex } from '@stoa/ui/docs'
import { asVariables } from '@stoa/ui/fixtures'
import { Source } from '@storybook/addon-docs/blocks'
import { type CSSProperties, useId, useState } from 'react'
import { useTheme } from 'storybook/theming'
import { CopyButton } from './copy-button.tsx'
import { download } from './download.ts'

const palettes = { light: lightPalette as Palette, dark: darkPalette } as const
type Theme = keyof typeof palettes
const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** Colors of a brand, chosen here; what does not read is said at once, and the sheet is written below. */
export function BrandEditor() {
  const [theme, setTheme] = useState<Theme>('light')
  const [choices, setChoices] = useState<Readonly<Record<Theme, BrandColors>>>({ light: {}, dark: {} })
  const choice = choices[theme]
  const choose = (name: BrandColor, color: string) => {
    const { [name]: _before, ...others } = choice
    setChoices({ ...choices, [theme]: color ? { ...others, [name]: color } : others })
  }
  const failures = brandFailures(theme, choices)
  const whole = wholeBrand(choices)[theme]
  const look = { ...asVariables(palettes[theme]), ...brandVariables(whole) } as CSSProperties
  const sheet = brandSheet(choices)
  return (
    <>
      <fieldset className="room-themes">
        <legend>Theme</legend>
        {(['light', 'dark'] as const).map(name => (
          <label key={name}>
            <input type="radio" checked={theme === name} onChange={() => setTheme(name)} />
            {name === 'light' ? 'Light' : 'Dark'}
          </label>
        ))}
      </fieldset>
      <ul className="room-fields">
        {brandColors.map(name => (
          <ColorField
            key={`${theme} ${name}`}
            name={name}
            ours={whole[name] ?? toHex(colorNamed(palettes[theme], name))}
            chosen={choice[name]}
            onChoose={color => choose(name, color)}
          />
        ))}
      </ul>
      <div className="room-trial" style={look} data-theme={theme}>
        <p>A page in these colors</p>
        <Button>Add to cart</Button>
        <Button emphasis="line">Save for later</Button>
        <Badge tone="sale">Sale</Badge>
      </div>
      <h2>Does it read?</h2>
      <div aria-live="polite">
        {failures.length === 0 ? (
          <p>Every pair reads in the {theme} theme.</p>
        ) : (
          <ul>
            {failures.map(({ front, back, least, ratio }) => (
              <li key={`${front} ${back}`}>
                <b>{front}</b> on <b>{back}</b>: {ratio.toFixed(2)}, where {least} is needed
              </li>
            ))}
          </ul>
        )}
      </div>
      <h2>The brand’s sheet</h2>
      {sheet ? <Sheet text={sheet} /> : <p>Choose a color to see its lines here.</p>}
      <h2>The marketplace’s setting</h2>
      {sheet ? <Setting brand={settingOf(choices)} /> : <p>Choose a color to see the setting here.</p>}
    </>
  )
}

function Sheet({ text }: { text: string }) {
  const { base } = useTheme()
  return (
    <>
      <p className="room-actions">
        <CopyButton text={text} title="Copy the sheet">
          Copy brand.css
        </CopyButton>
        <button type="button" className="room-copy" onClick={() => download('brand.css', text, 'text/css')}>
          Download brand.css
        </button>
      </p>
      <Source language="css" dark={base === 'dark'} code={text} />
    </>
  )
}

/** A theme without a choice is null, as the settings have it. */
const settingOf = ({ light, dark }: Readonly<Record<Theme, BrandColors>>): Brand => ({
  light: Object.keys(light).length > 0 ? light : null,
  dark: Object.keys(dark).length > 0 ? dark : null,
})

function Setting({ brand }: { brand: Brand }) {
  const { base } = useTheme()
  const text = `"theme": ${JSON.stringify(brand, null, 2)},`
  return (
    <>
      <p className="room-actions">
        <CopyButton text={text} title="Copy the setting">
          Copy theme
        </CopyButton>
      </p>
      <Source language="json" dark={base === 'dark'} code={text} />
    </>
  )
}

interface ColorFieldProps {
  name: string
  ours: string
  chosen: string | undefined
  /** An empty text takes the color that follows from the others, or Stoa's own. */
  onChoose: (color: string) => void
}

function ColorField({ name, ours, chosen, onChoose }: ColorFieldProps) {
  const hint = useId()
  const [typed, setTyped] = useState(chosen ?? '')
  const isWrong = typed !== '' && !isColor(typed)
  const type = (text: string) => {
    setTyped(text)
    if (text === '' || isColor(text)) onChoose(text)
  }
  return (
    <li>
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={chosen ?? ours}
        onChange={event => type(event.target.value)}
      />
      <label>
        {name}
        <input
          value={typed}
          placeholder={ours}
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? hint : undefined}
          onChange={event => type(event.target.value.trim())}
        />
      </label>
      {isWrong && (
        <span className="room-note" id={hint}>
          Six digits, such as {ours}
        </span>
      )}
    </li>
  )
}
