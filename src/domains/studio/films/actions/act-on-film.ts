import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import type { FilmAct } from '../forms.ts'
import type { PlaceRow } from '../queries.ts'
import { wordOf, type Place } from '../terms.ts'
import { cutChapter, trimFilm } from './cut-film.ts'
import { retryFilm } from './retry-film.ts'
import { showOriginal } from './show-original.ts'
import { setStart, setStep } from './set-start.ts'

/** Does what the page of a film was told, and says so. */
export async function actOnFilm(actor: Actor, place: Place, at: PlaceRow, form: FilmAct) {
  const say = (sentence: string) => flash(actor, href('/staff/films/:place', { place: wordOf(place) }), sentence)
  switch (form.act) {
    case 'retry':
      await retryFilm(actor, form.film)
      return say('もう一度変換します。')
    case 'original':
      await showOriginal(actor, place, at)
      return say('元の動画を表示しました。変換できるようになると、変換後の動画に入れ替わります。')
    case 'cut':
      await cutChapter(actor, place, at, form)
      return say(`区切りました。後半は「${form.title}」です。`)
    case 'trim':
      await trimFilm(actor, place, at, form)
      return say('切り取る範囲を保存しました。')
    case 'start':
      await setStart(actor, place, at, form.seconds)
      return say('再生を始める位置を保存しました。')
    case 'step':
      await setStep(actor, place, at, form)
      return say('ステップを保存しました。')
  }
}
