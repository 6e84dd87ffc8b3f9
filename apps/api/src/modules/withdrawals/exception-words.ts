import type { AbsoluteException } from '../../platform/withdrawal-exception.ts'

const REASONS: Readonly<Record<AbsoluteException, string>> = {
  made_to_order: 'it’s made to order or personalized',
  perishable: 'it spoils quickly',
  mixed: 'it can’t be separated from other things once it has arrived',
  periodical: 'it’s a newspaper or magazine',
}

/** Says why buyers can't withdraw from the contract for a line. */
export const exceptionInWords = ({
  title,
  withdrawalException,
}: {
  title: string
  withdrawalException: AbsoluteException
}): string => `You can’t withdraw from the contract for ${title}: ${REASONS[withdrawalException]}.`
