import { type SQL, sql } from 'drizzle-orm'

/** Row `m` of the media as a `PictureRow`. */
export const pictureJson: SQL = sql`json_build_object('id', m.id, 'path', m.path, 'width', m.width, 'height', m.height, 'alt', m.alt)`

/** The picture of this id as a `PictureRow`, or null. */
export const mediaJson = (id: SQL): SQL => sql`(select ${pictureJson} from media m where m.id = ${id})`
