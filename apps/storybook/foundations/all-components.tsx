import { useEffect, useState } from 'react'
import { useChoices } from '../.storybook/docs/choices.ts'
import { PageLink } from '../.storybook/docs/page-link.tsx'

interface Entry {
  id: string
  title: string
  name: string
  type: string
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

/** Every story of every component, each in a window of its own that loads when it is scrolled near. */
export function AllComponents() {
  const { theme = 'light', direction = 'ltr' } = useChoices()
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
      <ul className="room-windows">
        {stories.map(({ id, name }) => (
          <li key={id}>
            {name}
            <iframe
              title={`${title.split('/').at(-1)}: ${name}`}
              loading="lazy"
              src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme};direction:${direction}`}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
