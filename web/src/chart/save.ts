// saveFile hands a text to the browser as a download.
export function saveFile(name: string, type: string, content: string): void {
  saveBlob(name, new Blob([content], { type }));
}

// saveBlob hands the browser a file as a download.
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
