export interface TestAnswer {
  status: number
  body: unknown
}

/** What the test provider's page would do in a buyer's browser. Each answers the provider's status and JSON. */
export interface TestBuyer {
  cards(): Promise<TestAnswer>
  payByCard(reference: string, body: unknown): Promise<TestAnswer>
  answerAction(reference: string, body: unknown): Promise<TestAnswer>
}
