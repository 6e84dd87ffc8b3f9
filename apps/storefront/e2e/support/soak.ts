/** Whether the longer proofs run too (`pnpm test:soak`): other widths, the dark theme and IBM's engine on whole pages. */
export const isSoak = Boolean(process.env.STOA_SOAK)
