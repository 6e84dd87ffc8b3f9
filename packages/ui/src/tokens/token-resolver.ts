const choice = (description: string, fallback: string, contexts: readonly string[]) => ({
  description,
  default: fallback,
  contexts: Object.fromEntries(contexts.map(name => [name, [{ $ref: `${name}.json` }]])),
})

/**
 * Tells design tools which of the token files next to it make up a theme. Its format is the resolver of the Design Tokens
 * Community Group, edition 2025.10.
 */
export const tokenResolver = {
  name: 'Stoa',
  description: 'The tokens of Stoa: light and dark, for a phone or a desktop.',
  version: '2025.10',
  modifiers: {
    theme: choice('Colors and shadows, with everything that they share.', 'light', ['light', 'dark']),
    window: choice('Text styles and distances that grow with the window.', 'desktop', ['phone', 'desktop']),
  },
  // The window is last: the files of a theme have the sizes of a desktop.
  resolutionOrder: [{ $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/window' }],
}
