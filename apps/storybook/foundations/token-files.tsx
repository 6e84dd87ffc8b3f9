import {
  darkPalette,
  figmaTokens,
  lightPalette,
  tokenResolver,
  tokensStudio,
  windowTokens,
} from '@stoa/ui/docs'
import { darkTokens, lightTokens } from '@stoa/ui/tokens'
import { download } from './download.ts'

const files = [
  ['figma/light.json', 'Figma, the light mode', () => figmaTokens(lightPalette)],
  ['figma/dark.json', 'Figma, the dark mode', () => figmaTokens(darkPalette)],
  ['tokens-studio.json', 'Tokens Studio, both themes', () => tokensStudio()],
  ['light.json', 'Any tool that reads DTCG 2025.10, with oklch, light', () => lightTokens],
  ['dark.json', 'The same, dark', () => darkTokens],
  ['phone.json', 'Text styles and distances of a phone', () => windowTokens('phone')],
  ['desktop.json', 'The same, of a desktop', () => windowTokens('desktop')],
  ['resolver.json', 'Which of these four make a theme', () => tokenResolver],
] as const

const save = (name: string, content: unknown) =>
  download(`stoa-${name.replace('/', '-')}`, `${JSON.stringify(content, null, 2)}\n`, 'application/json')

/** The tokens as files, made from the same tables as the components' styles. */
export const TokenFiles = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">In the package</th>
        <th scope="col">Here</th>
      </tr>
    </thead>
    <tbody>
      {files.map(([name, use, make]) => (
        <tr key={name}>
          <th scope="row">{use}</th>
          <td>
            <code>@stoa/ui/tokens/{name}</code>
          </td>
          <td>
            <button type="button" className="room-copy" onClick={() => save(name, make())}>
              Download<span className="room-unseen"> {name}</span>
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
