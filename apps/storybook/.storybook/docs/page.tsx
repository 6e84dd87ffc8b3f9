import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { About, Events, Imports, isEvent, Keys, Tokens, Weight } from './about-component.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { dataOf } from './docs-data.ts'
import { ComponentLink } from './page-link.tsx'

/** Every component's page: how to take it, see it, set it, hear it, style it; then all its stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const data = dataOf(String(preparedMeta.parameters.fileName ?? ''), name)
  const { docs } = data
  const primary = useContext(DocsContext).componentStories()[0]
  return (
    <>
      <Title />
      <Subtitle />
      <About docs={docs} />
      <Description />
      {docs && <Imports name={name} data={data} />}
      {docs && (
        <>
          <h2>When to use it</h2>
          <p>{docs.usage}</p>
          <ul>
            {docs.alternatives.map(([when, take]) => (
              <li key={when}>
                {when}: <ComponentLink name={take} />
              </li>
            ))}
          </ul>
        </>
      )}
      {primary && (
        <>
          <h2>Example</h2>
          <Canvas of={primary.moduleExport} sourceState="shown" />
          <h2>Properties</h2>
          <Controls of={primary.moduleExport} exclude={Object.keys(primary.argTypes).filter(isEvent)} />
          <Events argTypes={primary.argTypes} />
        </>
      )}
      <DoAndDont pairs={data.pairs} />
      {docs && (
        <>
          <h2>Accessibility</h2>
          <p>{docs.accessibility}</p>
          <Keys keys={docs.keys} />
          {data.heard && (
            <>
              <h3>Heard by screen readers</h3>
              <ol>
                {data.heard.map((phrase, place) => (
                  <li key={place}>{phrase}</li>
                ))}
              </ol>
            </>
          )}
          <h2>Styling</h2>
          <Tokens data={data} />
          <Weight data={data} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  )
}
