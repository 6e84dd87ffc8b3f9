import { useEffect, useState } from 'react'
import { PageLink } from '../.storybook/docs/page-link.tsx'

interface Entry {
  id: string
  title: string
  type: string
}

/** The first story of each component, by the groups of the sidebar. */
async function readFirstStories(): Promise<Map<string, Entry[]>> {
  const answer = await fetch('./index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> }
  const groups = new Map<string, Entry[]>()
  const seen = new Set<string>()
  for (const entry of Object.values(entries)) {
    const [root = '', ...rest] = entry.title.split('/')
    if (entry.type !== 'story' || !['Components', 'Patterns', 'Seller'].includes(root)) continue
    if (seen.has(entry.title)) continue
    seen.add(entry.title)
    const group = [root, ...rest.slice(0, -1)].join(', ')
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return groups
}

/** One story of every component, each in a window of its own that loads when it is scrolled near. */
export function AllComponents() {
  const [groups, setGroups] = useState<Map<string, Entry[]>>()
  useEffect(() => {
    void readFirstStories().then(setGroups)
  }, [])
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
  if (!groups) return <p>Looking for components</p>
  return [...groups].map(([group, stories]) => (
    <section key={group}>
      <h2>{group}</h2>
      <ul className="room-windows">
        {stories.map(({ id, title }) => {
          const name = title.split('/').at(-1) ?? ''
          return (
            <li key={id}>
              <PageLink page={id.replace(/--.*$/, '--docs')}>{name}</PageLink>
              <iframe
                title={name}
                loading="lazy"
                src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
              />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
