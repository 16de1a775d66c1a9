import { keptOfKind, taskCount, taskKinds, type MethodStep } from './facts.ts'

/** A task, in a box of 720 × 600: where it lies, how large it is, and whether it stays. */
interface Dot {
  x: number
  y: number
  radius: number
  kind: number
  isKept: boolean
}

/** The drawing's sides. */
export const field = { width: 720, height: 600 } as const

/** Half the width of a task, by the hours that it takes. */
const radii = [6, 9, 13, 18, 22] as const
const columns = 5
const ofKind = taskCount / taskKinds
const bandWidth = field.width / taskKinds

/** A share from 0 to 1 that is the same in every engine: whole numbers alone are mixed. */
function shareOf(task: number, salt: number): number {
  let mixed = Math.imul(task + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

interface Task {
  task: number
  kind: number
  weight: number
}
const tasks: readonly Task[] = Array.from({ length: taskCount }, (_, task) => ({
  task,
  kind: task % taskKinds,
  weight: Math.floor(shareOf(task, 5) * shareOf(task, 6) * 1.6 * radii.length) % radii.length,
}))

/** The place of each task among those of its kind, the heaviest first. */
const rank = new Map(
  Array.from({ length: taskKinds }, (_, kind) => kind).flatMap((kind) =>
    tasks
      .filter((each) => each.kind === kind)
      .toSorted((a, b) => b.weight - a.weight || a.task - b.task)
      .map(({ task }, place): [number, number] => [task, place]),
  ),
)

const inGrid = (kind: number, place: number) => ({
  x: Math.round(bandWidth * (kind + 0.5) + (place % columns) * 44 - 88),
  y: Math.round(60 + Math.floor(place / columns) * 96),
})

const placed: Readonly<Record<MethodStep, (task: Task) => Omit<Dot, 'kind'>>> = {
  heap: ({ task, weight }) => {
    // Every task has room of its own, but nobody chose it: the step has no factor in common with their number.
    const cell = (task * 37) % taskCount
    return {
      x: Math.round(((cell % 10) + 0.2 + 0.6 * shareOf(task, 1)) * (field.width / 10)),
      y: Math.round((Math.floor(cell / 10) + 0.2 + 0.6 * shareOf(task, 2)) * (field.height / 9)),
      radius: radii[weight]!,
      isKept: true,
    }
  },
  kind: ({ task, kind, weight }) => ({
    ...inGrid(kind, Math.floor(task / taskKinds)),
    radius: radii[weight]!,
    isKept: true,
  }),
  weight: ({ task, kind, weight }) => ({ ...inGrid(kind, rank.get(task)!), radius: radii[weight]!, isKept: true }),
  rest: ({ task, kind }) => {
    const place = rank.get(task)!
    return place < keptOfKind
      ? { x: Math.round(bandWidth * (kind + 0.5)), y: 90 + place * 150, radius: 58, isKept: true }
      : {
          x: Math.round(bandWidth * kind + 16 + ((place - keptOfKind) / (ofKind - keptOfKind)) * (bandWidth - 24)),
          y: field.height - 24,
          radius: 3,
          isKept: false,
        }
  },
}

/** Where each task lies once a step is done, and how large it is seen. */
export const dotsAt = (step: MethodStep): readonly Dot[] =>
  tasks.map((task) => ({ kind: task.kind, ...placed[step](task) }))
