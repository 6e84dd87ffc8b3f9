import { colorNamed, contrast, contrastPairs, darkPalette, lightPalette, toHexWithAlpha } from '@stoa/ui/docs'
import { asVariables } from '@stoa/ui/fixtures'
import { CopyButton } from './copy-button.tsx'

const themes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const

/** One color as it is in one theme, whichever theme the page has. */
const Value = ({ color }: { color: string }) => (
  <span className="room-color">
    <span style={{ background: color }} />
    <CopyButton text={color}>{toHexWithAlpha(color)}</CopyButton>
  </span>
)

const groupNames: Readonly<Record<string, string>> = {
  surface: 'Grounds',
  text: 'Words',
  border: 'Edges',
  accent: 'Accent: what can be pressed',
  sale: 'Sale',
  positive: 'Positive',
  caution: 'Caution',
  critical: 'Critical',
  info: 'Information',
  chart: 'Charts',
}

/** Every color with its variable and both values; a press on one copies it. */
export function ColorTables() {
  const dark = asVariables(darkPalette)
  return Object.entries({ ...lightPalette, others: otherColors }).map(
    ([group, colors]) =>
      typeof colors !== 'string' && (
        <section key={group}>
          <h2>{groupNames[group] ?? 'Others'}</h2>
          <table className="room-colors">
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(
                asVariables(colors, group === 'others' ? '--stoa-color' : `--stoa-color-${group}`),
              ).map(([variable, light]) => (
                <tr key={variable}>
                  <th scope="row">
                    <CopyButton text={`var(${variable})`}>{variable}</CopyButton>
                  </th>
                  <td>
                    <Value color={light} />
                  </td>
                  <td>
                    <Value color={dark[variable] ?? light} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ),
  )
}

const otherColors = Object.fromEntries(
  Object.entries(lightPalette).filter(([, value]) => typeof value === 'string'),
) as Record<string, string>

const grade = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '3 to 1')

/** Every pair that a component may draw, with its contrast in both themes, computed from the tokens. */
export const ContrastTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the keyboard too.
  <table className="room-colors" tabIndex={0}>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">On what</th>
        <th scope="col">At least</th>
        {themes.map(([name]) => (
          <th scope="col" key={name}>
            {name === 'light' ? 'Light' : 'Dark'}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {contrastPairs.map(({ front, back, least }) => (
        <tr key={`${front} ${back}`}>
          <td>{front}</td>
          <td>{back}</td>
          <td>{least}</td>
          {themes.map(([name, palette]) => {
            const [color, ground] = [colorNamed(palette, front), colorNamed(palette, back)]
            const ratio = contrast(color, ground)
            return (
              <td key={name}>
                <span className="room-sample" style={{ color, background: ground }}>
                  {least < 4.5 ? <span className="room-edge" /> : 'Aa'}
                </span>
                {ratio.toFixed(1)} <small>{grade(ratio)}</small>
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
