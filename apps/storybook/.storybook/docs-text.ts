import { existsSync, readFileSync } from 'node:fs'

/** Returns the text of the docs next to a file of stories, if there are any. */
export function docsText(stories: string): string | undefined {
  const docs = stories.replace(/\.stories\.tsx$/, '.docs.ts')
  return docs === stories || !existsSync(docs) ? undefined : readFileSync(docs, 'utf8')
}
