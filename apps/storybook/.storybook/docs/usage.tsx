import type { ComponentDocs } from '@stoa/ui/docs'
import { Heading } from '@storybook/addon-docs/blocks'
import { ComponentLink } from './page-link.tsx'

/** When it is the right one, and what to take else. */
export const Usage = ({ docs }: { docs: Pick<ComponentDocs, 'usage' | 'alternatives'> }) => (
  <>
    <Heading>When to use it</Heading>
    <p>{docs.usage}</p>
    <ul>
      {docs.alternatives.map(([when, take]) => (
        <li key={when}>
          {when}: <ComponentLink name={take} />
        </li>
      ))}
    </ul>
  </>
)
