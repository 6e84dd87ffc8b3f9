import type { ComponentDocs, DocsPairs } from '@stoa/ui/docs'
import { StoaProvider } from '@stoa/ui/provider'
import { Heading } from '@storybook/addon-docs/blocks'
import { Words } from './about-component.tsx'

const Side = ({
  kind,
  shows,
  because,
}: Partial<DocsPairs[number]['do']> & { kind: 'Do' | 'Don’t'; because: string }) => (
  <figure data-kind={kind === 'Do' ? 'do' : 'dont'}>
    {shows !== undefined && (
      <div className="sb-unstyled">
        <StoaProvider>{shows}</StoaProvider>
      </div>
    )}
    <figcaption>
      <b>{kind}</b>
      <span>
        <Words>{because}</Words>
      </span>
    </figcaption>
  </figure>
)

interface DoAndDontProps {
  /** Both drawn by the components themselves. */
  pairs?: DocsPairs | undefined
  /** Both in a sentence. */
  advice?: ComponentDocs['advice']
}

/** Correct uses next to incorrect ones. */
export function DoAndDont({ pairs = [], advice = [] }: DoAndDontProps) {
  const all = [...pairs, ...advice.map(([good, bad]) => ({ do: { because: good }, dont: { because: bad } }))]
  if (all.length === 0) return null
  return (
    <>
      <Heading>Do and don’t</Heading>
      {all.map(pair => (
        <div key={pair.do.because} className="room-pair">
          <Side kind="Do" {...pair.do} />
          <Side kind="Don’t" {...pair.dont} />
        </div>
      ))}
    </>
  )
}
