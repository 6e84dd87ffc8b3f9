import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import type { Operation } from './document.ts'
import type { Validators } from './validators.ts'

/** Fails a request whose JSON answer the contract does not allow. Costs a parse each: for tests. */
export function checkAnswers(app: FastifyInstance, validators: Validators): void {
  const compiled = new WeakMap<object, ValidateFunction>()
  app.addHook('onSend', async (request, reply, sent) => {
    const payload = Buffer.isBuffer(sent) ? sent.toString() : sent
    const operation: Operation | undefined = request.routeOptions.config.operation
    if (
      !operation ||
      typeof payload !== 'string' ||
      !String(reply.getHeader('content-type')).includes('json')
    )
      return
    const schema = operation.answers.get(String(reply.statusCode)) ?? operation.answers.get('default')
    if (!schema) throw new Error(`${operation.id} has no JSON answer with status ${reply.statusCode}`)
    const validate = compiled.get(schema) ?? validators.answer(schema)
    compiled.set(schema, validate)
    if (!validate(JSON.parse(payload)))
      throw new Error(
        `${operation.id} ${reply.statusCode} is not the contract's: ${JSON.stringify(validate.errors)} in ${payload.slice(0, 400)}`,
      )
  })
}
