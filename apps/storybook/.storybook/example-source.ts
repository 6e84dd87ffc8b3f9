import { shownElement } from '@stoa/ui/docs'
import { inArabic } from '@stoa/ui/fixtures'
// @ts-expect-error The package gives no types of it.
import * as react from '@storybook/react/entry-preview-docs'
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'

type Apply = NonNullable<Preview['applyDecorators']>
type Applied = Decorator & { originalFn?: unknown }

const { applyDecorators: applyAll, decorators } = react as {
  applyDecorators: Apply
  /** Decorators that write the code of an example. */
  decorators: readonly unknown[]
}

/** Whether a docs page shows the story in a window of its own, such as a modal dialog, which would cover the page. */
export const isInWindow = ({ parameters }: Pick<StoryContext, 'parameters'>): boolean =>
  parameters.docs?.story?.inline === false

/** Returns a story's elements in the language of the toolbar's direction. */
const inLanguageOf = <Drawn>({ globals }: Pick<StoryContext, 'globals'>, drawn: Drawn): Drawn =>
  globals.direction === 'rtl' ? inArabic(drawn) : drawn

const nothing = () => null as unknown as ReactElement

/**
 * Lets a decorator write the code of an example from a printable copy of the story. The story itself is drawn from its
 * real elements, or not at all if the page shows it in a window.
 */
const written = (write: Applied): Applied => {
  const writeExample: Decorator = (story, context) => {
    if (context.viewMode !== 'docs') return write(story, context)
    const originalStoryFn: typeof context.originalStoryFn = (args, about) =>
      shownElement(inLanguageOf(context, context.originalStoryFn(args, about)) as ReactNode) as ReactElement
    return write(isInWindow(context) ? nothing : story, { ...context, originalStoryFn })
  }
  return Object.assign(writeExample, { originalFn: write.originalFn })
}

/** Applies the decorators of a story. */
export const applyDecorators: Apply = (draw, all) =>
  applyAll(
    context => inLanguageOf(context, draw(context)),
    all.map((one: Applied) => (decorators.includes(one.originalFn) ? written(one) : one)),
  )
