import type { CallAsk } from '#platform/ask.ts'
import { pageOfCall } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { readGallery } from '../read-gallery.server.ts'
import { fileOf, galleryNames } from '../terms.ts'

export default async function (ask: CallAsk) {
  const { siteSlug } = ask.house.settings
  const gallery = orNotFound(galleryNames.find((name) => fileOf(name, siteSlug) === ask.params.file))
  return readGallery(ask.db, gallery, pageOfCall(ask.query))
}
