import type { ValidateFunction } from 'ajv/dist/2020.js'
import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { Contract, Operation, ParameterPlace } from './document.ts'
import { createValidators, type Validators } from './validators.ts'

/** Compiled schemas of an operation's route. Each part is compiled on first use. */
export interface CompiledOperation {
  /** Places that have parameters, each with its validator. */
  places: readonly (readonly [ParameterPlace, () => ValidateFunction])[]
  body: (() => ValidateFunction) | null
  /** Serializes a successful response; null if that is no JSON. */
  stringify: ((answer: unknown) => string) | null
}

export interface CompiledContract {
  validators: Validators
  of(operation: Operation): CompiledOperation
}

const known = new WeakMap<Contract, CompiledContract>()

/**
 * Compiles the contract on demand. Compiling all of it takes 1.5 seconds, most of it for responses that a process may
 * never give. All applications of a process share the result.
 */
export function compiledContract(contract: Contract): CompiledContract {
  const found = known.get(contract)
  if (found) return found
  const validators = createValidators(contract)
  const operations = new Map(
    contract.operations.map(operation => [operation, compile(operation, contract, validators)]),
  )
  const compiled: CompiledContract = { validators, of: operation => operations.get(operation)! }
  known.set(contract, compiled)
  return compiled
}

function compile(operation: Operation, contract: Contract, validators: Validators): CompiledOperation {
  const isUsed = (place: ParameterPlace) => operation.parameters.some(parameter => parameter.in === place)
  const schema = operation.answers.get(String(operation.status))
  const write =
    schema &&
    once(() =>
      fastJsonStringify(schema as unknown as Schema, {
        schema: { contract: contract.components as unknown as Schema },
      }),
    )
  return {
    places: (['path', 'query', 'header'] as const)
      .filter(isUsed)
      .map(place => [place, once(() => validators.parameters(operation, place))] as const),
    body: operation.body && once(() => validators.body(operation)),
    stringify: write ? answer => write()(answer) : null,
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
