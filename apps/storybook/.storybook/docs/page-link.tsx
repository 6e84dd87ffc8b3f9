import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useState } from 'react'

interface Entry {
  id: string
  title: string
  type: string
}

let pages: Promise<ReadonlyMap<string, string>> | undefined

/** Ids of the docs pages by the last word of their titles, such as `Checkbox`. */
const findPages = () => {
  pages ??= fetch('./index.json')
    .then(answer => answer.json() as Promise<{ entries: Record<string, Entry> }>)
    .then(
      ({ entries }) =>
        new Map(
          Object.values(entries)
            .filter(({ type }) => type === 'docs')
            .map(({ id, title }) => [title.split('/').at(-1) ?? '', id]),
        ),
    )
    .catch(() => new Map())
  return pages
}

/** A component's name, as a link to its page; what is no component stays text. */
export function ComponentLink({ name }: { name: string }) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void findPages().then(found => isWanted && setId(found.get(name)))
    return () => {
      isWanted = false
    }
  }, [name])
  return id ? <PageLink page={id}>{name}</PageLink> : <b>{name}</b>
}

/** To a story by its id, within Storybook. */
export const StoryLink = ({ story, children }: { story: string; children: ReactNode }) => (
  <AnchorMdx href={`?path=/story/${story}`} target="_self">
    {children}
  </AnchorMdx>
)

/** To a docs page by its id, within Storybook. */
export const PageLink = ({ page, children }: { page: string; children: ReactNode }) => (
  <AnchorMdx href={`?path=/docs/${page}`} target="_self">
    {children}
  </AnchorMdx>
)
