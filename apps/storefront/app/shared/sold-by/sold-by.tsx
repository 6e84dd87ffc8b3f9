import type { SoldBy as Business } from '@stoa/api-client/schema'
import { DescriptionList, type DescriptionListItem, Text } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { soldByLabels as t } from './sold-by.labels.ts'

/** Facts about the business behind a shop, for a list of facts. */
export const soldByFacts = ({
  name,
  address,
  phone,
  email,
  register,
  vatId,
}: Business): DescriptionListItem[] =>
  [
    { term: t.business, description: name },
    { term: t.address, description: address.join(', ') },
    { term: t.phone, description: phone },
    { term: t.email, description: email },
    { term: t.register, description: register },
    { term: t.vatId, description: vatId },
  ].filter(({ description }) => description)

/** Shows the business behind a shop in one line that opens. Works without scripts. */
export const SoldBy = ({ soldBy }: { soldBy: Business }) => (
  <Text as="div" step="sm">
    <details>
      <summary>{formatMessage(t.soldBy, { name: soldBy.name })}</summary>
      <DescriptionList size="sm" items={soldByFacts(soldBy).slice(1)} />
    </details>
  </Text>
)
