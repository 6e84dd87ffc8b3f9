import { DetailsSection } from './details-section.tsx'
import { type OptionsProps, OptionsSection } from './options-section.tsx'
import { type PicturesProps, PicturesSection } from './pictures-section.tsx'
import { SearchSection } from './search-section.tsx'
import { WithdrawalSection } from './withdrawal-section.tsx'

/** Sections below the name and description. */
export function FurtherSections({
  known,
  uploads,
  saved,
  tried,
  held,
  compared,
  ...part
}: OptionsProps & PicturesProps) {
  return (
    <>
      <PicturesSection {...part} known={known} uploads={uploads} />
      <OptionsSection {...part} saved={saved} tried={tried} held={held} compared={compared} />
      <DetailsSection {...part} />
      <WithdrawalSection {...part} />
      <SearchSection {...part} />
    </>
  )
}
