import type { Attestation } from '@stoa/api-client/operator-schema'

export const attestationsLabels = {
  title: 'Evidence',
  none: 'No evidence recorded.',
  record: 'Record evidence',
  recordTitle: (name: string) => `Record evidence about ${name}?`,
  kind: 'Proves',
  evidence: 'Evidence',
  evidenceHint: 'Document or record that you have seen, such as a passport. The shop doesn’t see it.',
  expires: 'Valid until',
  expiresHint: 'Leave empty if it has no end. The shop isn’t closed on that day.',
  recorded: (time: string) => `Recorded ${time}`,
  until: (day: string) => `valid until ${day}`,
} as const

export const attestationLabels = {
  identity: 'Identity',
  register_entry: 'Register entry',
  self_certification: 'Self-certification',
} as const satisfies Record<Attestation['kind'], string>
