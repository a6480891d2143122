/** Names are invented. */

const photo =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC";

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `<tr><td>${2026 - at}</td><td>Project ${at}</td></tr>`);

const page = (language: string, direction: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>CV</title></head><body>${body}</body></html>`;

export const html = {
  english: page(
    "en",
    "ltr",
    `<h1>Layla Farouk</h1><p><img src="${photo}" width="60" height="60" alt=""> <a href="https://example.com/layla">example.com/layla</a> · <a href="mailto:layla@example.com">layla@example.com</a></p><h2>Skills</h2><ul><li>HTML &lt;script&gt; and JavaScript</li><li>/JS, /OpenAction and &lt;html&gt; as words</li></ul><table border="1">${rows(4).join("")}</table>`,
  ),
  arabic: page(
    "ar",
    "rtl",
    `<h1>ليلى فاروق</h1><p>مصمّمة واجهات في دبي، منذ ثماني سنوات. <a href="https://example.com/">example.com</a></p><ul><li>أنظمة التصميم</li><li>إمكانية الوصول</li></ul><table border="1">${rows(4).join("")}</table>`,
  ),
  long: page("en", "ltr", `<h1>Layla Farouk</h1><table border="1">${rows(1_500).join("")}</table>`),
};

export const markdown = `# Layla Farouk

Front-end engineer, [example.com](https://example.com/).[^1]

| Year | Project |
| ---- | ------- |
| 2026 | A page  |

- \`<script>\` and JavaScript

[^1]: References on request.
`;

export const latex = (preamble: string, body = "") => `\\documentclass{article}
${preamble}
\\begin{document}
\\section*{Layla Farouk}
Front-end engineer. JavaScript, HTML, \\texttt{/JS}.
${body}
\\end{document}
`;

export const troff = `.TL
Layla Farouk
.PP
Front-end engineer in Dubai.
`;

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><text x="60" y="80" font-size="24">Layla Farouk</text><rect x="60" y="100" width="90" height="4"/></svg>`;

export const reportlab = `from reportlab.pdfgen import canvas
import sys
page = canvas.Canvas(sys.argv[1])
page.setTitle("CV")
page.bookmarkPage("JavaScript")
page.addOutlineEntry("JavaScript", "JavaScript")
page.drawString(60, 780, "Layla Farouk")
page.linkURL("https://example.com/", (60, 700, 200, 720))
page.acroForm.textfield(name="name", x=60, y=600, value="Layla")
page.showPage()
page.save()
`;

export const pythonDocx = `from docx import Document
import sys
document = Document()
document.add_heading("Layla Farouk", 0)
document.add_paragraph("Front-end engineer", style="List Bullet")
document.add_table(rows=2, cols=2)
document.save(sys.argv[1])
`;
