import { keptTaskCounts, taskCount, taskKinds, type MethodStep } from './facts.ts'

/** A task in the drawing: its position, its size and whether it is kept. */
interface Dot {
  x: number
  y: number
  radius: number
  kind: number
  isKept: boolean
}

/** The size of the drawing. */
export const field = { width: 720, height: 600 } as const

/** The radius of a task, by its weight. */
const radii = [6, 9, 13, 18, 22] as const
const columns = 5
const ofKind = taskCount / taskKinds
const bandWidth = field.width / taskKinds

/** Returns a pseudo-random number from 0 to 1. It uses integers only, so that every engine returns the same. */
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

/** The rank of each task within its kind, the heaviest first. */
const rank = new Map(
  Array.from({ length: taskKinds }, (_, kind) => kind).flatMap((kind) =>
    tasks
      .filter((each) => each.kind === kind)
      .toSorted((a, b) => b.weight - a.weight || a.task - b.task)
      .map(({ task }, index): [number, number] => [task, index]),
  ),
)

/** Returns the coordinate nearest to `at` where a dot of this radius is whole. */
const within = (at: number, radius: number, length: number) =>
  Math.min(Math.max(Math.round(at), radius), length - radius)

const inGrid = (kind: number, index: number) => ({
  x: Math.round(bandWidth * (kind + 0.5) + (index % columns) * 44 - 88),
  y: Math.round(60 + Math.floor(index / columns) * 96),
})

const dotPlacements: Readonly<Record<MethodStep, (task: Task) => Omit<Dot, 'kind'>>> = {
  heap: ({ task, weight }) => {
    // 37 has no factor in common with the number of tasks: each task gets a cell of its own.
    const cell = (task * 37) % taskCount
    // Unsorted work seems larger than it is.
    const radius = Math.round(radii[weight]! * 1.5)
    return {
      x: within(((cell % 10) + 0.2 + 0.6 * shareOf(task, 1)) * (field.width / 10), radius, field.width),
      y: within((Math.floor(cell / 10) + 0.2 + 0.6 * shareOf(task, 2)) * (field.height / 9), radius, field.height),
      radius,
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
    const index = rank.get(task)!
    return index < keptTaskCounts
      ? { x: Math.round(bandWidth * (kind + 0.5)), y: 90 + index * 150, radius: 58, isKept: true }
      : {
          x: Math.round(
            bandWidth * kind + 16 + ((index - keptTaskCounts) / (ofKind - keptTaskCounts)) * (bandWidth - 24),
          ),
          y: field.height - 24,
          radius: 3,
          isKept: false,
        }
  },
}

/** Returns the position and size of every task after a step. */
export const dotsAfterStep = (step: MethodStep): readonly Dot[] =>
  tasks.map((task) => ({ kind: task.kind, ...dotPlacements[step](task) }))
