import { useEffect, useState } from 'react'
import { useChoices } from '../.storybook/docs/choices.ts'
import { PageLink, StoryLink } from '../.storybook/docs/page-link.tsx'
import { roomNamed } from '../.storybook/room/themes.ts'
import { picturedStories, pictureName } from '../pictures/pictured-stories.ts'

interface Entry {
  id: string
  title: string
  name: string
  type: string
  exportName?: string
}

/** The stories of each component, by its title in the sidebar. */
async function readStories(): Promise<Map<string, Entry[]>> {
  const answer = await fetch('./index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
  const components = new Map<string, Entry[]>()
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || !/^(Components|Patterns|Seller)\//.test(entry.title)) continue
    components.set(entry.title, [...(components.get(entry.title) ?? []), entry])
  }
  return components
}

/** Every component by its reference pictures, in the theme of the toolbar, with links to all its stories. */
export function AllComponents() {
  const theme = roomNamed(useChoices().theme)
  const [components, setComponents] = useState<Map<string, Entry[]>>()
  useEffect(() => {
    void readStories().then(setComponents)
  }, [])
  if (!components) return <p>Looking for components</p>
  return [...components].map(([title, stories]) => (
    <section key={title}>
      <h2>
        <PageLink page={`${stories[0]!.id.replace(/--.*$/, '')}--docs`}>
          {title.replaceAll('/', ', ')}
        </PageLink>
      </h2>
      <ul className="room-shots">
        {picturesOf(title, stories).map(({ story, name, kind }) => (
          <li key={name}>
            <StoryLink story={story.id}>
              <span>
                <img src={`./pictures/${name}.${theme}.webp`} alt="" loading="lazy" />
              </span>
              {[story.name, ...kind].join(', ')}
            </StoryLink>
          </li>
        ))}
      </ul>
      <p className="room-note">
        {stories.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ' · '}
            <StoryLink story={id}>{name}</StoryLink>
          </span>
        ))}
      </p>
    </section>
  ))
}

/** The pictured stories of a component, with what is special about each picture. */
const picturesOf = (title: string, stories: readonly Entry[]) =>
  picturedStories.flatMap(wanted => {
    const story = wanted.title === title && stories.find(({ exportName }) => exportName === wanted.story)
    if (!story) return []
    const kind = [
      ...(wanted.width === 390 ? ['on a phone'] : []),
      ...(wanted.direction === 'rtl' ? ['right to left'] : []),
    ]
    return [{ story, name: pictureName(story.id, wanted), kind }]
  })
