import { base } from './layered.ts'

const AROUND = ['Header', 'NavMenu', 'Footer', 'BottomBar', 'CookieBanner', 'ToastViewport']

// What leads elsewhere is of no use on paper. In the components' own layers nothing may outshout this.
base.globalStyle(AROUND.map(name => `[data-component="${name}"]`).join(', '), {
  '@media': { print: { display: 'none !important' } },
})
