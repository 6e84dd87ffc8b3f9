import { Heading } from '@storybook/addon-docs/blocks'
import type { PreparedStory, Renderer } from 'storybook/internal/types'
import type { PageDocs } from '../../pages/page-docs.ts'
import { Keys, Words } from './about-component.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { ComponentLink } from './page-link.tsx'
import { Shown } from './shown.tsx'
import { Usage } from './usage.tsx'

const docs = import.meta.glob<{ docs: PageDocs }>('../../pages/*.docs.ts', { eager: true })

/** What all pages have is said on each, and written here. */
const frame =
  'First of all Tab shows a link past the header; Enter on it puts the focus on the page’s content. Then come the logo, the categories, the search, and the links of the header; the footer is the last.'

interface WholePageProps {
  /** The file of its stories. */
  file: string
  primary: PreparedStory<Renderer> | undefined
}

/** How to take a whole page: what it is for, what it is made of, how it is used without a pointer and heard. */
export function WholePage({ file, primary }: WholePageProps) {
  const page = docs[`../../pages/${file.replace(/^.*\/|\.stories\.tsx$/g, '')}.docs.ts`]?.docs
  if (!page) return null
  return (
    <>
      <Usage docs={page} />
      {primary && (
        <>
          <Heading>Example</Heading>
          <Shown story={primary} />
        </>
      )}
      <Heading>Made of</Heading>
      <p>
        {page.parts.map((part, place) => (
          <span key={part}>
            {place > 0 && ', '}
            <ComponentLink name={part} />
          </span>
        ))}
      </p>
      <DoAndDont advice={page.advice} />
      <Heading>Accessibility</Heading>
      <p>
        <Words>{page.accessibility}</Words>
      </p>
      <Keys keys={page.keys} />
      {!page.isAlone && <p>{frame}</p>}
    </>
  )
}
