import { pictureFolders } from '../vite/pictureFolders.ts'
import { header, quoted } from './files.ts'

/** Returns client/pictures/groups.generated.ts, which exports the pictures of all `pictures.ts` files of pages. */
export function pictureGroups(): string {
  const drawn = pictureFolders().filter(({ isDrawn }) => isDrawn)
  const lines = drawn.map(({ group, folder }) => {
    const from = folder.replace(/^client/, '..')
    return `export { default as ${quoted(group)} } from ${quoted(`${from}/pictures.ts`)}\n`
  })
  return `${header('the pictures.ts of pages')}\n${lines.join('')}`
}

/**
 * Returns client/pictures.generated.d.ts: the type declarations of the modules `virtual:pictures/…`.
 * @throws Error when a shared group of pictures has the name of a page's group
 */
export async function pictureDeclarations(): Promise<string> {
  const { groups } = await import('#client/pictures/catalogue.ts')
  const { sharedPictures } = await import('#client/pictures/shared.ts')
  const drawn: readonly string[] = groups()
  const folders = pictureFolders()
  const clash = folders.find(({ group }) => group in sharedPictures)
  if (clash)
    throw new Error(`client/pictures/shared.ts has a group ${clash.group}, but ${clash.folder} has this name too.`)
  const from = `import('./pictures/catalogue.ts')`
  const declarations = [...new Set([...drawn, ...folders.map(({ group }) => group)])].map((group) => {
    const names = Object.keys(folders.find((folder) => folder.group === group)?.svg ?? {})
    const types = [
      ...(drawn.includes(group) ? [`${from}.PictureFiles<${quoted(group)}>`] : []),
      ...(names.length > 0 ? [`${from}.SvgFiles<${names.map(quoted).join(' | ')}>`] : []),
    ]
    return `declare module 'virtual:pictures/${group}' {
  const files: ${types.join(' & ')}
  export default files
}
`
  })
  return `${header('client/pictures, and from the pictures of pages')}\n${declarations.join('')}`
}
