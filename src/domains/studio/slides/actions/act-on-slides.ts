import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import type { SlidesAct } from '../forms.ts'
import { slideWordOf, type SlidePlace } from '../terms.ts'
import { addSample, arrangeSlides, dropPdf } from './arrange-slides.ts'

/** Does what the page of slides was told, and says so. */
export async function actOnSlides(actor: Actor, place: SlidePlace, form: SlidesAct) {
  const say = (sentence: string) => flash(actor, href('/staff/slides/:place', { place: slideWordOf(place) }), sentence)
  switch (form.act) {
    case 'arrange':
      await arrangeSlides(actor, place, form)
      return say(form.pages.length > 0 ? 'スライドの並びを保存しました。' : 'スライドをすべて外しました。')
    case 'sample':
      await addSample(actor, place, form)
      return say(`${form.page}ページ目をサンプルスライドに加えました。`)
    case 'drop':
      await dropPdf(actor, place)
      return say('PDFを取り消しました。')
  }
}
