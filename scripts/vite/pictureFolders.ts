import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../setup/command.mjs'

/** The prefix of a group's name, by the parent folder. Prefix and folder name together are the id of the page. */
const prefixes: Readonly<Record<string, string>> = {
  'client/demo/elements': 'element-',
  'client/demo/homes': 'home-',
  'client/demo/inner': 'page-',
  'client/demo/frames/titles': 'page-title-',
  'client/demo/blog/articles': 'post-',
  'client/demo/blog/layouts': 'blog-layout-',
  'client/demo/portfolio/projects': 'project-',
  'client/demo/portfolio/shows': 'portfolio-',
}

/** The paths of a picture's SVG files: one for each colour scheme, or the same file for both. */
export interface SvgPaths {
  light: string
  dark: string
}

export interface PictureFolder {
  group: string
  /** Path relative to the project folder. */
  folder: string
  /** Whether it has a `pictures.ts`. */
  isDrawn: boolean
  /** The SVG files of `pictures/`, by the picture's name. */
  svg: Readonly<Record<string, SvgPaths>>
}

/**
 * Returns the folders of pages with pictures: a `pictures.ts`, SVG files in `pictures/`, or both. `street.svg` is the picture `street`;
 * `street.dark.svg` is its version for the dark scheme.
 *
 * @throws Error when two folders have the same group name, or when a dark version has no light one
 */
export function pictureFolders(): PictureFolder[] {
  const drawn = find('client/*/**/pictures.ts').map((file) => dirname(file))
  const files = find('client/*/**/pictures/*.svg')
  const folders = [...new Set([...drawn, ...files.map((file) => dirname(dirname(file)))])].sort().map((folder) => ({
    group: `${prefixes[dirname(folder)] ?? ''}${basename(folder)}`,
    folder,
    isDrawn: drawn.includes(folder),
    svg: svgIn(files.filter((file) => dirname(dirname(file)) === folder)),
  }))
  for (const [group, [one, other]] of Map.groupBy(folders, (folder) => folder.group))
    if (other) throw new Error(`${one!.folder} and ${other.folder} have the same group of pictures: ${group}.`)
  return folders
}

const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

function svgIn(files: readonly string[]): Record<string, SvgPaths> {
  const isDark = (file: string) => file.endsWith('.dark.svg')
  const alone = files.find((file) => isDark(file) && !files.includes(file.replace(/dark\.svg$/, 'svg')))
  if (alone) throw new Error(`${alone} has no version for the light scheme in the same folder.`)
  return Object.fromEntries(
    files
      .filter((file) => !isDark(file))
      .sort()
      .map((light) => {
        const dark = light.replace(/svg$/, 'dark.svg')
        return [basename(light, '.svg'), { light, dark: files.includes(dark) ? dark : light }]
      }),
  )
}
