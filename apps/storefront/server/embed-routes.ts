import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EMBED_CHANNEL, embedHeaders, FOR_ANY_ORIGIN } from './embed.ts'
import { answerWithoutHeader } from './embed-header.ts'
import { keepVersions } from './kept-versions.ts'
import { keepAssetsShared } from './shared-assets.ts'

interface EmbedFolders {
  /** Folder of the built files for the browser. */
  readonly clientFolder: string
  /** Folder that all storefronts share. Without one, only files of this release are served, which `/` has. */
  readonly assetsHome: string | null
}

/**
 * Serves files of the elements that this release doesn't have, from the shared folder. These are chunks that a script of the channel
 * asks for while it is replaced, and all versions that ran here. Other addresses below `/embed/` get 404.
 *
 * @returns versions whose kept files aren't those of this release
 */
export async function serveOtherElements(
  app: FastifyInstance,
  folders: EmbedFolders,
): Promise<readonly string[]> {
  const { clientFolder, assetsHome } = folders
  let others: readonly string[] = []
  await app.register(
    async scope => {
      scope.setNotFoundHandler(answerUnknown)
      scope.get('/:version/header', answerWithoutHeader)
      if (assetsHome === null) scope.get('/*', answerUnknown)
      else others = await serveKept(scope, join(clientFolder, 'embed'), join(assetsHome, 'embed'))
    },
    { prefix: '/embed' },
  )
  return others
}

async function serveKept(app: FastifyInstance, built: string, kept: string): Promise<readonly string[]> {
  const channel = relative('/embed', EMBED_CHANNEL)
  const stop = await keepAssetsShared(join(built, channel), join(kept, channel), error =>
    app.log.error({ err: error }, 'the shared folder of elements could not be kept'),
  )
  app.addHook('onClose', async () => stop())
  const others = await keepVersions(built, kept)
  for (const version of others)
    app.log.warn({ elements: version }, 'the kept elements of this version have other files, and are served')
  await app.register(fastifyStatic, {
    root: kept,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(embedHeaders(`/embed/${relative(kept, path)}`)),
  })
  return others
}

/** Browsers show the status only. The sentence is for those who open the address, and for the command `tag`. */
function answerUnknown(_request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(404)
    .headers({ ...FOR_ANY_ORIGIN, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(
      'This marketplace has no such version of its elements, or no such file of it. The newest is /embed/1/stoa.js.\n',
    )
}
