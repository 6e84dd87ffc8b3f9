/** Settings of the operator console. */
import { networks, origin, text, whole } from '../kinds.js'

export const operatorSettings = {
  OPERATOR_PORT: whole(0, 65_535, {
    for: ['api'],
    usually: 'none: no console',
    says: 'port at which this process serves the operator console; one process of the marketplace has it, and nothing public leads to it',
  }),
  OPERATOR_HOST: text({
    for: ['api'],
    default: '127.0.0.1',
    says: 'the address of this machine that the console listens at',
  }),
  OPERATOR_ORIGIN: origin({
    for: ['api'],
    usually: '`http://localhost:$OPERATOR_PORT`',
    says: 'address at which operators reach the console, such as https://operator.shop.example; needed outside the demo if `OPERATOR_PORT` is set',
  }),
  OPERATOR_NETWORKS: networks({
    for: ['api'],
    usually: 'any',
    says: 'who may reach the console: addresses, networks such as `10.0.0.0/24`, `loopback`, `linklocal` and `uniquelocal` with commas between them; others get 404',
  }),
  OPERATOR_DIST: text({
    for: ['api'],
    usually: 'none: calls only',
    says: 'folder of the built console, which is served next to its calls',
  }),
}
