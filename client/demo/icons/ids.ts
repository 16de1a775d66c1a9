/** Anchor of the list of icons; the filter and the page links lead to it. */
export const listId = 'icons'
/** Id of the element whose content only the server renders. */
export const cellsId = 'icon-cells'
/** Id of the word "copy", which labels each cell's button together with the icon's name. */
export const copyLabelId = 'icon-copy'
