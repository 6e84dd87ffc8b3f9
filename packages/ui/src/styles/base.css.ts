import { colorScheme } from '../tokens/color-scheme.ts'
import { vars } from '../tokens/contract.css.ts'
import { base } from './layered.ts'
import { media } from './media.ts'
import { typeScale } from './type.ts'

const text = {
  fontFamily: vars.font.text,
  fontVariantNumeric: 'lining-nums',
  color: vars.color.text.body,
  WebkitFontSmoothing: 'antialiased',
} as const

base.globalStyle(':where([data-stoa], [data-component])', text)
// A word longer than its line is broken rather than let out of the page. Said once, at the outermost: parts within
// parts have what is said around them.
base.globalStyle(':where([data-stoa], [data-component]:not([data-stoa] *, [data-component] *))', {
  overflowWrap: 'break-word',
  letterSpacing: 'normal',
  textTransform: 'none',
  colorScheme: `var(${colorScheme})`,
})
base.globalStyle(':where([data-stoa])', {
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  backgroundColor: vars.color.surface.page,
})
// A host that hands over its whole page marks <body>.
base.globalStyle('body:where([data-stoa])', { margin: 0, minBlockSize: '100dvh' })
base.globalStyle('html:where(:has(> body[data-stoa]))', {
  WebkitTextSizeAdjust: '100%',
  colorScheme: `var(${colorScheme})`,
  backgroundColor: vars.color.surface.page,
})

const headings = { h1: 'title1', h2: 'title2', h3: 'title3' } as const
for (const [element, name] of Object.entries(headings)) {
  base.globalStyle(`:where([data-stoa] ${element}), :where([data-component] ${element})`, {
    ...typeScale(name as (typeof headings)[keyof typeof headings]),
    color: vars.color.text.strong,
  })
}
base.globalStyle(':where([data-stoa] h4), :where([data-component] h4)', {
  fontSize: vars.type.body.size,
  lineHeight: 1.35,
  fontWeight: 650,
  color: vars.color.text.strong,
})

// The focus ring, once for every control; a component may move it but never takes it away.
base.globalStyle(':where([data-stoa] *, [data-component], [data-component] *):focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})

// A heading that a script focused shows the reader's place and is no control: no ring.
base.globalStyle(
  ':where([data-stoa] *, [data-component], [data-component] *):where(h1, h2, h3, h4)[tabindex="-1"]:focus-visible',
  {
    outline: 'none',
  },
)

// In the components' own layers nothing may outshout this, hence the marks of importance.
base.globalStyle(
  ':where([data-component], [data-component] *), :where([data-component], [data-component] *)::before, :where([data-component], [data-component] *)::after',
  {
    '@media': {
      [media.reducedMotion]: {
        // Exactly 0, unlike for animations, whose end scripts may wait for: otherwise every inherited color would
        // change a frame later than its parent.
        transitionDuration: '0s !important',
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  },
)
