import { Heading } from '@stoa/ui/heading'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { type ReactNode, useId } from 'react'

/** A panel with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel as="section" padded aria-labelledby={id}>
      <Stack>
        <Heading level={2} step="title3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}
