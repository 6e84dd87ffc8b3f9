import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/hanken-grotesk'
import '@stoa/ui/styles.css'
import { arabicMessages as arabicSellerMessages } from '@stoa/back-office/fixtures/arabic'
import { acceptMessages } from '@stoa/back-office/messages'
import { functionCode } from '@stoa/ui/docs'
import { icons } from '@stoa/ui/docs/icons'
import { arabicMessages } from '@stoa/ui/fixtures'
import { StoaProvider } from '@stoa/ui/provider'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, type ElementType, lazy, Suspense } from 'react'
import { withRows } from './controls.ts'
import { applyDecorators } from './example-source.ts'
import { dressDocument } from './host.ts'

/** What a prop of an icon offers in its control. */
const drawings = {
  heart: icons.heart,
  package: icons.package,
  search: icons.search,
  store: icons.store,
  'trash-2': icons['trash-2'],
  truck: icons.truck,
}

/** Arabic for everything from right to left. With the digits that the prices of stories have. */
const fromTheRight = { messages: { ...arabicMessages, ...arabicSellerMessages }, locale: 'ar-u-nu-latn' }
acceptMessages()

/** One provider around everything, its direction and language from the toolbar. A docs page is dressed by its own container. */
const inHost: Decorator = (Story, { globals, viewMode }) => {
  const isInDocs = viewMode === 'docs'
  if (!isInDocs) dressDocument(globals)
  const story = (
    <StoaProvider dir={globals.direction} {...(globals.direction === 'rtl' && fromTheRight)}>
      <Story />
    </StoaProvider>
  )
  // One story from right to left shall not turn the whole page.
  return isInDocs ? <div dir={globals.direction}>{story}</div> : story
}

let DocsPage: ElementType = () => null
/** Docs pages with their container, which stories that are tested or pictured don't need. */
const RoomContainer = lazy(async () => {
  const [container, page] = await Promise.all([import('./docs/container.tsx'), import('./docs/page.tsx')])
  // Drawn together with its container, whose table of contents reads the headings only once.
  DocsPage = page.default
  return container
})

const preview: Preview = {
  applyDecorators,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    jsx: { functionValue: functionCode },
    docs: {
      // Written from what is drawn, also where a story has a `render` of its own.
      source: {
        type: 'dynamic',
        transform: async (code: string, { viewMode }: { viewMode?: string }) =>
          viewMode === 'docs' ? (await import('./docs/example.ts')).withImports(code) : code,
      },
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .sb-unstyled *',
      },
      page: () => <DocsPage />,
      container: (props: ComponentProps<typeof RoomContainer>) => (
        <Suspense>
          <RoomContainer {...props} />
        </Suspense>
      ),
    },
    // Of what passed one place a rule is enough: all of them are half of axe's time, and megabytes on their way to Node.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'First page', 'Theming', 'Languages', 'Accessibility', 'Origins', 'Changes'],
          'Foundations',
          [
            'Colors',
            'Type',
            'Space and layout',
            'Shape and motion',
            'Icons',
            'Pictures',
            'Emails',
            'Design tools',
            'Brand editor',
            'All components',
          ],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Content', 'Layout'],
          'Patterns',
          ['Site', 'Finding', 'Product', 'Cart', 'Checkout', 'Orders', 'Account'],
          'Pages',
          'Seller',
          ['Page', 'Lists', 'Forms', 'Figures', 'Orders'],
        ],
      },
    },
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
          { value: 'rtl', title: 'Right to left, in Arabic' },
        ],
      },
    },
  },
  argTypesEnhancers: [withRows(drawings)],
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
