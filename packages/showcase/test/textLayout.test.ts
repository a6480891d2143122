import { describe, expect, it } from "vitest";
import { addKashida, removeKashida } from "../og-image/kashida.ts";
import { fitText, type TextBox } from "../og-image/textLayout.ts";

/** Half the font size per letter. */
const measure = (text: string, size: number) => ([...text].length * size) / 2;
const room = (own: Partial<TextBox> = {}): TextBox => ({
  width: 500,
  lines: 4,
  sizes: [100, 50, 20],
  fits: () => true,
  ...own,
});

describe("a text in its room", () => {
  it("is as large as it may be", () => {
    expect(fitText("Short", room(), measure)).toEqual({ lines: ["Short"], size: 100 });
  });

  it("shrinks by a step where a word, the lines or the height do not fit", () => {
    expect(fitText("A-wordthatislong", room(), measure).size).toBe(50);
    expect(fitText("one two three four five six seven eight", room(), measure).size).toBe(50);
    expect(fitText("Short", room({ fits: (_, size) => size < 100 }), measure).size).toBe(50);
  });

  it("breaks after words, dashes and slashes, and where the text says so", () => {
    const { lines } = fitText("not letter-spacing", room({ sizes: [80] }), measure);
    expect(lines).toEqual(["not letter-", "spacing"]);
    expect(fitText("a\nb", room(), measure).lines).toEqual(["a", "b"]);
    expect(fitText("مصمّم/مصمّمة", room({ sizes: [100], width: 400 }), measure).lines).toEqual([
      "مصمّم/",
      "مصمّمة",
    ]);
  });

  it("keeps the lines even instead of leaving one word behind", () => {
    const text = "Supplier and buyer, in one place";
    const { lines } = fitText(text, room({ sizes: [50], width: 600 }), measure);
    expect(lines).toEqual(["Supplier and buyer,", "in one place"]);
  });

  it("has its last line as wide as the others where it is to be even", () => {
    const text = "aa bb cc dd eee";
    const lines = (even: boolean) => fitText(text, room({ sizes: [80], even }), measure).lines;
    expect(lines(false)).toEqual(["aa bb cc dd", "eee"]);
    expect(lines(true)).toEqual(["aa bb cc", "dd eee"]);
  });

  it("is cut after the last line at the smallest size, between words", () => {
    const text = "word ".repeat(100);
    const { lines, size } = fitText(text, room(), measure);
    expect(size).toBe(20);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/word…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(500);
  });

  it("cuts a word that no line holds", () => {
    const { lines, size } = fitText("x".repeat(200), room(), measure);
    expect(lines).toHaveLength(1);
    expect(measure(lines[0] ?? "", size)).toBeLessThanOrEqual(500);
  });

  it("never loses a word before the cut", () => {
    const text = "one two three four five six seven";
    expect(fitText(text, room(), measure).lines.join(" ")).toBe(text);
  });
});

describe("a kashida", () => {
  it("stands behind seen, sheen, sad or dad, else before the last letters", () => {
    expect(addKashida("الكشيدة ليست تباعد أحرف")).toBe("الكشـــيدة ليست تباعد أحرف");
    expect(addKashida("من كتابة قديمة")).toBe("من كتابـــة قديمة");
  });

  it("stands in the word that a title turns on, however short, if the title has it", () => {
    const title = "أقصر مسافة بين الفكرة وسوقها.";
    expect(addKashida(title, "بين")).toBe("أقصر مسافة بيـــن الفكرة وسوقها.");
    expect(addKashida("من كتابة قديمة", "بين")).toBe("من كتابـــة قديمة");
    expect(addKashida("بينهما كتابة", "بين")).toBe("بينهما كتابـــة");
  });

  it("never parts lam and alef, nor letters that do not join", () => {
    expect(addKashida("إجمالا")).toBe("إجمالا");
    expect(addKashida("وردود")).toBe("وردود");
  });

  it("leaves a title that has one, or is not Arabic", () => {
    expect(addKashida("بيــن الكشيدة")).toBe("بيــن الكشيدة");
    expect(addKashida("Kashida")).toBe("Kashida");
  });

  it("is taken out again", () => {
    expect(removeKashida(addKashida("الكشيدة"))).toBe("الكشيدة");
  });
});
