import type { DocsPairs } from '@stoa/ui/docs'
import { StoaProvider } from '@stoa/ui/provider'
import { Heading } from '@storybook/addon-docs/blocks'
import { Words } from './about-component.tsx'

const Side = ({ kind, shows, because }: DocsPairs[number]['do'] & { kind: 'Do' | 'Don’t' }) => (
  <figure data-kind={kind === 'Do' ? 'do' : 'dont'}>
    <div className="sb-unstyled">
      <StoaProvider>{shows}</StoaProvider>
    </div>
    <figcaption>
      <b>{kind}</b>
      <span>
        <Words>{because}</Words>
      </span>
    </figcaption>
  </figure>
)

/** How to use it beside how not to, both drawn by the components themselves. */
export const DoAndDont = ({ pairs }: { pairs: DocsPairs | undefined }) =>
  pairs ? (
    <>
      <Heading>Do and don’t</Heading>
      {pairs.map(pair => (
        <div key={pair.do.because} className="room-pair">
          <Side kind="Do" {...pair.do} />
          <Side kind="Don’t" {...pair.dont} />
        </div>
      ))}
    </>
  ) : null
