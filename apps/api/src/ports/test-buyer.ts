export interface TestAnswer {
  status: number
  body: unknown
}

/** Actions of a buyer on the test provider's page. Each returns the provider's status and JSON. */
export interface TestBuyer {
  cards(): Promise<TestAnswer>
  payByCard(reference: string, body: unknown): Promise<TestAnswer>
  answerAction(reference: string, body: unknown): Promise<TestAnswer>
}
