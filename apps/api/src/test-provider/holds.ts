/** Place at which a call stops until it is released, so that test suites can kill the other process there. */
interface Hold {
  /** Intent at which the call stops; any intent by default. */
  intent?: string
  call: string
  at: 'before' | 'after'
}

export function createHolds() {
  let holds: Hold[] = []
  const held: { hold: Hold; release: () => void }[] = []
  return {
    add: (hold: Hold): void => void holds.push(hold),
    held: () => held.map(({ hold }) => hold),
    release(): void {
      holds = []
      for (const { release } of held.splice(0)) release()
    },
    async pass(call: string, at: Hold['at'], intent: string): Promise<void> {
      const hold = holds.find(
        each => each.call === call && each.at === at && (!each.intent || each.intent === intent),
      )
      if (hold) await new Promise<void>(release => held.push({ hold: { ...hold, intent }, release }))
    },
  }
}

export type Holds = ReturnType<typeof createHolds>
