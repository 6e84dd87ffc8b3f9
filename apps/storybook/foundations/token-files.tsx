import { darkPalette, figmaTokens, lightPalette, tokensStudio } from '@stoa/ui/docs'
import { darkTokens, lightTokens } from '@stoa/ui/tokens'

const files = [
  ['figma/light.json', 'Figma, the light mode', () => figmaTokens(lightPalette)],
  ['figma/dark.json', 'Figma, the dark mode', () => figmaTokens(darkPalette)],
  ['tokens-studio.json', 'Tokens Studio, both themes', () => tokensStudio()],
  ['light.json', 'W3C’s format with oklch, light', () => lightTokens],
  ['dark.json', 'W3C’s format with oklch, dark', () => darkTokens],
] as const

const download = (name: string, content: unknown) => {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `stoa-${name.replace('/', '-')}`
  link.click()
  URL.revokeObjectURL(address)
}

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
            <button type="button" className="room-copy" onClick={() => download(name, make())}>
              Download
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
