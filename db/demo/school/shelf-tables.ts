import type { DemoCatalogue, DemoTeacher } from '../catalogue/shape.ts'
import { messages, skillPaths } from '../catalogue/showcase.ts'
import type { Days } from '../days.ts'
import { materialCells } from './course-tables.ts'
import { lessonKey } from './keys.ts'
import { paths } from './paths.ts'
import { type Cells, momentText, type Tables } from './table.ts'

/** Who teaches, under which words courses are found, and everything that puts courses together. */
export function shelfTables(catalogue: DemoCatalogue, days: Days): Tables {
  const { teachers, categories, freeCategories, groups, problems, voices, notifications } = catalogue
  return {
    categories: categories.map(({ slug, name, tab }) => ({ key: slug, slug, name, tab })),
    free_categories: freeCategories.map(({ slug, name }) => ({ key: slug, slug, name })),
    teachers: teachers.map((teacher) => teacherCells(teacher, days)),
    groups: groups.map(({ key, title, tab, level = '', isSortable, courseKeys }) => ({
      ...{ key, slug: key, title, tab, level, sortable: isSortable ? '1' : '', courses: courseKeys.join('\n') },
    })),
    problems: problems.map(({ slug, label, note, courseKey, lessonIndex }) => ({
      ...{ key: slug, slug, label, note, lesson: lessonKey(courseKey, lessonIndex) },
    })),
    voices: voices.map(({ name, content, daysAgo, courseKey = '' }, at) => ({
      ...{ key: `voice-${at + 1}`, name, content, given_at: momentText(days.ago(daysAgo)), course: courseKey },
      shown: '1',
    })),
    notifications: notifications.map(({ title, url, audience, daysAgo }, at) => ({
      ...{ key: `line-${at + 1}`, title, url: url ?? '', audience },
      ...{ opened_at: momentText(days.ago(daysAgo)), closed_at: momentText(days.ahead(60)) },
    })),
    ...curriculumTables(catalogue, days),
    skill_paths: skillPaths.map(({ title, description, items }, at) => ({
      ...{ key: `path-${at + 1}`, title, description, cover_key: paths.skillPath(at) },
      items: items
        .map((one) => ('course' in one ? `courses:${one.course}` : `curriculums:${one.curriculum}`))
        .join('\n'),
      opened_at: momentText(days.ago(60)),
    })),
    ...panelTables(catalogue),
  }
}

function teacherCells(teacher: DemoTeacher, days: Days): Cells {
  const { key, name, kana, profile, achievements, genres, links, collabVideos = [] } = teacher
  const place = messages.findIndex(({ teacherKey }) => teacherKey === key)
  return {
    ...{ key, name, kana, profile, achievements: achievements.join('\n') },
    ...{ icon_key: paths.portrait(key), image_key: paths.portrait(key) },
    ...Object.fromEntries(genres.map((genre) => [`genre_${genre}`, '1'])),
    ...Object.fromEntries(links.map(({ site, url }) => [`link_${site}`, url])),
    collab: collabVideos.map(({ title, url }) => `${title}｜${url}`).join('\n'),
    ...(place >= 0 && {
      ...{ message: messages[place]!.message, message_place: place },
      agreed_on: momentText(days.ago(90)).slice(0, 10),
    }),
  }
}

function curriculumTables({ curriculums }: DemoCatalogue, days: Days): Tables {
  return {
    curriculums: curriculums.map(({ key, title, description, level, goal, stepMinutes = 0 }, at) => ({
      ...{
        key,
        title,
        description,
        level,
        goal,
        step_minutes: stepMinutes,
        cover_key: paths.cover(key),
        goal_key: paths.goal(key),
      },
      opened_at: momentText(days.ago(400 - at)),
    })),
    curriculum_steps: curriculums.flatMap(({ key, subject, supplement, steps }) =>
      steps.map(({ title, description, lessonRefs }, at) => ({
        ...{ key: `${key}-${at + 1}`, curriculum: key, title, description },
        items: lessonRefs.map((ref) => lessonKey(ref.courseKey, ref.lessonIndex)).join('\n'),
        ...materialCells({ supplement, subject, title }, `${key}-${at + 1}`),
      })),
    ),
  }
}

function panelTables({ panels }: DemoCatalogue): Tables {
  return {
    panels: panels.map(({ genre, teacherKey, headSeed }, at) => ({
      ...{ key: `panel-${at + 1}`, genre, teacher: teacherKey, shown: '1' },
      ...{ head_image_key: paths.panel(headSeed, 'wide'), head_image_narrow_key: paths.panel(headSeed, 'narrow') },
    })),
    panel_rows: panels.flatMap(({ groups }, at) =>
      groups.map(({ head, courseKeys }, row) => ({
        ...{ key: `panel-${at + 1}-${row + 1}`, panel: `panel-${at + 1}`, title: head, items: courseKeys.join('\n') },
      })),
    ),
  }
}
