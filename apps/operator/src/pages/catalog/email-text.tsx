import type { EmailPreview } from '@stoa/api-client/operator-schema'
import { Heading } from '@stoa/ui/heading'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { groundLabels as t } from './ground-fields.labels.ts'

/** Shows the email that a decision sends, as its first addressee gets it. */
export const EmailText = ({ email }: { email: EmailPreview | null }) => (
  <Panel as="section" padded aria-label={t.email}>
    {email ? (
      <Stack gap="sm">
        <Heading level={3} step="title3">
          {email.subject}
        </Heading>
        {[...new Set(email.text.split('\n\n'))].map(paragraph => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    ) : (
      <Text>{t.noEmail}</Text>
    )}
  </Panel>
)
