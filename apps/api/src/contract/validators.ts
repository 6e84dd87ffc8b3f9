import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { UUID } from '../platform/ids.ts'
import type { FieldProblem } from '../platform/problem.ts'
import type { Contract, JsonSchema, Operation, ParameterPlace } from './document.ts'
import { fieldMessage } from './field-message.ts'

export interface Validators {
  /** Validates parameters and converts them: text becomes the number or boolean that the contract requires. */
  parameters(operation: Operation, place: ParameterPlace): ValidateFunction
  /** Validator of the body, for operations that have one. */
  body(operation: Operation): ValidateFunction
  answer(schema: JsonSchema): ValidateFunction
  /** Validator of a schema by its name, which finds all errors instead of the first. */
  record(name: string): ValidateFunction
}

// The package is CommonJS: TypeScript sees the function one level deeper than Node.
const addFormats = formatsPlugin as unknown as typeof formatsPlugin.default

/**
 * Compiles the contract's schemas: lenient for parameters, which arrive as text, and strict for bodies and responses.
 */
export function createValidators({ components }: Contract): Validators {
  const build = (options: Options) => {
    const ajv = new Ajv2020({
      allErrors: false,
      strict: true,
      allowUnionTypes: true,
      strictRequired: false,
      // Compiling takes a quarter of the time, and validating no longer. A test proves that the schemas are schemas.
      code: { optimize: false },
      validateSchema: false,
      ...options,
    })
    addFormats(ajv)
    // Names of generated constants; they restrict nothing.
    ajv.addKeyword('x-limits')
    ajv.addFormat('binary', true)
    // The plugin's also takes `urn:uuid:…`, which no database column does.
    ajv.addFormat('uuid', UUID)
    ajv.addSchema(components)
    return ajv
  }
  // strictNumbers would let `1e400` pass: infinite numbers then skip their limits.
  const text = build({
    // A repeatable parameter is a list, even if it is given once.
    coerceTypes: 'array',
    useDefaults: true,
    removeAdditional: 'all',
    strictNumbers: false,
  })
  // A default counts only inside of the schema that has it, so that parameters can't have this.
  const strict = build({ inlineRefs: false })

  return {
    parameters(operation, place) {
      const own = operation.parameters.filter(parameter => parameter.in === place)
      const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name)
      return text.compile({
        type: 'object',
        properties: Object.fromEntries(own.map(p => [nameOf(p.name), p.schema])),
        required: own.filter(p => p.required).map(p => nameOf(p.name)),
        additionalProperties: false,
      })
    },
    body({ body }) {
      if (!body) throw new Error('there is no body to validate')
      return strict.compile(
        body.contentType === 'multipart/form-data' ? filesAsObjects(body.schema, components) : body.schema,
      )
    },
    answer: schema => strict.compile(schema),
    record: name =>
      build({ inlineRefs: false, allErrors: true }).compile({ $ref: `${components.$id}#/$defs/${name}` }),
  }
}

/** Describes file parts as objects, so that a text in place of a file, or the reverse, is a wrong type. */
function filesAsObjects(schema: JsonSchema, components: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : null
  const whole = name ? (components.$defs as Record<string, JsonSchema>)[name]! : schema
  const properties = Object.entries((whole.properties ?? {}) as Record<string, JsonSchema>)
  return {
    ...whole,
    properties: Object.fromEntries(
      properties.map(([key, value]) => [key, value.format === 'binary' ? { type: 'object' } : value]),
    ),
  }
}

const PLACES: Record<ParameterPlace | 'body', (path: string) => string> = {
  body: path => path,
  query: path => `?${path.slice(1)}`,
  path: path => `/{${path.slice(1)}}`,
  header: path => `#${path.slice(1)}`,
}

/**
 * Returns a validator's errors as fields of a problem. The pointer is `/a/b` into a body, `?a` a query parameter,
 * `/{a}` one of the path and `#a` a header.
 */
export function fieldsOf(errors: readonly ErrorObject[], place: ParameterPlace | 'body'): FieldProblem[] {
  return errors.map(error => {
    const own =
      error.keyword === 'required'
        ? `/${(error.params as { missingProperty: string }).missingProperty}`
        : error.keyword === 'additionalProperties'
          ? `/${(error.params as { additionalProperty: string }).additionalProperty.slice(0, 60)}`
          : ''
    return {
      pointer: PLACES[place](`${error.instancePath}${own}`),
      code: error.keyword,
      message: fieldMessage(error),
    }
  })
}
