import { Canvas, Source, Story } from '@storybook/addon-docs/blocks'
import type { PreparedStory, Renderer } from 'storybook/internal/types'
import { useTheme } from 'storybook/theming'
import { isInWindow } from '../example-source.ts'
import type { Choices } from '../host.ts'
import { useChoices } from './choices.ts'

interface ShownProps {
  story: PreparedStory<Renderer>
  sourceState?: 'hidden' | 'shown'
}

const isPhone = ({ storyGlobals }: PreparedStory<Renderer>) => storyGlobals?.viewport?.value === 'phone'

/** One of the shop's pages, not a part of one. */
export const isWholePage = ({ title }: { title: string }) => title.startsWith('Pages/')

/**
 * A story with its code. Whole pages, what is made for a phone, and what would cover the page have windows of their own.
 */
export function Shown({ story, sourceState = 'hidden' }: ShownProps) {
  const { base } = useTheme()
  if (!isPhone(story) && !isWholePage(story) && !isInWindow(story))
    return <Canvas of={story.moduleExport} sourceState={sourceState} />
  return (
    <>
      <StoryWindow story={story} />
      {sourceState === 'shown' && (
        <>
          {/* Draws nothing here: it writes the code. */}
          <div hidden>
            <Story of={story.moduleExport} inline />
          </div>
          <Source of={story.moduleExport} dark={base === 'dark'} />
        </>
      )}
    </>
  )
}

/** In the theme, brand and direction of the toolbar, as wide as a phone where the story is made for one. */
function StoryWindow({ story }: { story: PreparedStory<Renderer> }) {
  const chosen = { ...useChoices(), ...story.storyGlobals } as Choices
  const globals = (['theme', 'brand', 'direction'] as const).flatMap(name =>
    chosen[name] ? [`${name}:${chosen[name]}`] : [],
  )
  return (
    <iframe
      className={isPhone(story) ? 'room-phone' : 'room-window'}
      style={{ blockSize: story.parameters.docs?.story?.height }}
      title={`${story.name}, in a window`}
      loading="lazy"
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals.join(';')}`}
    />
  )
}
