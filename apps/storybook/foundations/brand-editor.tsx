import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import {
  brandSheet,
  colorNamed,
  contrast,
  contrastPairs,
  darkPalette,
  lightPalette,
  type Palette,
  toHex,
} from '@stoa/ui/docs'
import { asVariables } from '@stoa/ui/fixtures'
import { Source } from '@storybook/addon-docs/blocks'
import { type CSSProperties, useId, useState } from 'react'
import { useTheme } from 'storybook/theming'
import { CopyButton } from './copy-button.tsx'
import { download } from './download.ts'

const palettes = { light: lightPalette as Palette, dark: darkPalette } as const
type Theme = keyof typeof palettes
type Choice = Readonly<Record<string, string>>

/** What makes a brand; the rest may follow later in the file itself. */
const offered = [
  'accent.solid',
  'accent.hover',
  'accent.press',
  'accent.on',
  'accent.text',
  'accent.soft',
  'accent.softText',
  'focus',
  'sale.solid',
  'sale.on',
  'sale.text',
  'surface.page',
  'surface.raised',
  'text.strong',
  'text.body',
  'text.muted',
] as const

const variableOf = (name: string) =>
  `--stoa-color-${name.replace('.', '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

const asChanges = (choice: Choice) =>
  Object.fromEntries(Object.entries(choice).map(([name, color]) => [variableOf(name), color]))

/** Pairs that do not read with the chosen colors. */
const failuresOf = (theme: Theme, choice: Choice) =>
  contrastPairs.flatMap(pair => {
    const at = (name: string) => choice[name] ?? colorNamed(palettes[theme], name)
    const ratio = contrast(at(pair.front), at(pair.back))
    return ratio < pair.least ? [{ ...pair, ratio }] : []
  })

const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** Colors of a brand, chosen here; what does not read is said at once, and the sheet is written below. */
export function BrandEditor() {
  const [theme, setTheme] = useState<Theme>('light')
  const [choices, setChoices] = useState<Readonly<Record<Theme, Choice>>>({ light: {}, dark: {} })
  const choice = choices[theme]
  const choose = (name: string, color: string) => {
    const { [name]: _before, ...others } = choice
    setChoices({ ...choices, [theme]: color ? { ...others, [name]: color } : others })
  }
  const failures = failuresOf(theme, choice)
  const look = { ...asVariables(palettes[theme]), ...asChanges(choice) } as CSSProperties
  const sheet = brandSheet(asChanges(choices.light), asChanges(choices.dark))
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
        {offered.map(name => (
          <ColorField
            key={`${theme} ${name}`}
            name={name}
            ours={toHex(colorNamed(palettes[theme], name))}
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

interface ColorFieldProps {
  name: string
  ours: string
  chosen: string | undefined
  /** An empty text takes Stoa's own again. */
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
