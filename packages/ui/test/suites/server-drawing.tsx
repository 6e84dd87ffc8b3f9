import { type ComponentType, createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoaProvider } from '../../src/system/index.ts'

interface Story {
  args?: object
  parameters?: object
  render?: (args: object, context: object) => React.ReactElement
  decorators?: readonly ((story: ComponentType, context: object) => React.ReactElement)[]
}
export interface DrawnStories {
  default: Story & { title: string; component: ComponentType<object> }
  [name: string]: Story
}

/** Renders a story like Storybook, without Storybook. */
function draw(meta: DrawnStories['default'], story: Story) {
  const args = { ...meta.args, ...story.args }
  const parameters = { ...meta.parameters, ...story.parameters }
  const render = story.render ?? meta.render
  const inner: ComponentType = () => (render ? render(args, { args }) : createElement(meta.component, args))
  return [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (within, decorate) => () => decorate(within, { args, parameters }),
    inner,
  )
}

/** Proves that every story draws on a server, silently. */
export function testServerDrawing(modules: Readonly<Record<string, DrawnStories>>): void {
  const cases = Object.values(modules).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => [`${meta.title}/${name}`, meta, story] as const),
  )
  let complaints: string[]
  beforeEach(() => {
    complaints = []
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation(
        (...said) => void complaints.push(said.map(String).join(' ')),
      )
    }
  })
  afterEach(() => void vi.restoreAllMocks())

  describe('every story draws on a server, silently', () => {
    test.each(cases)('%s', (_name, meta, story) => {
      const Drawn = draw(meta, story)
      renderToString(
        <StrictMode>
          <StoaProvider>
            <Drawn />
          </StoaProvider>
        </StrictMode>,
      )
      expect(complaints).toEqual([])
    })
  })

  test('there are stories', () => expect(cases.length).toBeGreaterThan(30))
}
