import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturedStories, pictureName, type Wanted } from './pictured-stories.ts'

export const folder = join(import.meta.dirname, 'references')
export const built = join(import.meta.dirname, '..', 'storybook-static')

export interface Picture extends Wanted {
  title: string
  /** Storybook's. */
  id: string
  /** Name of its files, without the theme. */
  name: string
}

interface Entry {
  id: string
  title: string
  type: string
  exportName: string
}

export interface Choice {
  pictures: Picture[]
  /** Chosen, and not there: title and story. */
  missing: string[]
  /** Titles of which nothing is pictured. */
  forgotten: string[]
}

/** What is chosen, among the stories that were built. */
export function choose(): Choice {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const stories = Object.values(index.entries).filter(entry => entry.type === 'story')
  const missing: string[] = []
  const pictures = picturedStories.flatMap(wanted => {
    const entry = stories.find(story => story.title === wanted.title && story.exportName === wanted.story)
    if (!entry) {
      missing.push(`${wanted.title}: ${wanted.story}`)
      return []
    }
    return [{ ...wanted, id: entry.id, name: pictureName(entry.id, wanted) }]
  })
  const titles = new Set(picturedStories.map(({ title }) => title))
  const forgotten = [...new Set(stories.map(({ title }) => title))].filter(title => !titles.has(title))
  return { pictures, missing, forgotten }
}

export const themes = ['light', 'dark'] as const
export const fileOf = (picture: Picture, theme: (typeof themes)[number]) => `${picture.name}.${theme}.webp`
