import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/hanken-grotesk'
import '@stoa/ui/styles.css'
import { StoaProvider } from '@stoa/ui'
import { asVariables, toyBrand } from '@stoa/ui/fixtures'
import { lightPalette } from '@stoa/ui/tokens'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { DocsPage } from './docs-page.tsx'

/** The host's part: one provider around everything, its direction from the toolbar. */
const inHost: Decorator = (Story, { globals }) => {
  document.body.dataset.stoa = ''
  document.documentElement.dir = globals.direction
  const brand = globals.brand === 'toy' ? toyBrand[globals.theme === 'dark' ? 'dark' : 'light'] : undefined
  for (const [name, value] of Object.entries(asVariables(lightPalette)))
    if (brand) document.documentElement.style.setProperty(name, asVariables(brand)[name] ?? value)
    else document.documentElement.style.removeProperty(name)
  return (
    <StoaProvider dir={globals.direction}>
      <Story />
    </StoaProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage },
    // Of what passed one place a rule is enough: all of them are half of axe's time, and megabytes on their way to Node.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    options: { storySort: { order: ['Tokens', 'Pages', 'Patterns', 'Primitives'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'stoa', title: 'Stoa' },
          { value: 'toy', title: 'Toy, a second brand' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { direction: 'ltr', brand: 'stoa' },
  decorators: [
    inHost,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
}

export default preview
