/// What is hard to read on a page.
enum ContrastProblems {
    /// A script that returns the texts with a contrast of less than 4.5, and the lines and outlines with less than 3: of the
    /// page's elements as they are, and of the colors that the diagram uses.
    static let script = """
        (() => {
          const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
          const parse = text => {
            context.clearRect(0, 0, 1, 1);
            context.fillStyle = text;
            context.fillRect(0, 0, 1, 1);
            return [...context.getImageData(0, 0, 1, 1).data];
          };
          const linear = value => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
          const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
          const contrast = (one, other) => {
            const [low, high] = [luminance(one), luminance(other)].sort((left, right) => left - right);
            return (high + 0.05) / (low + 0.05);
          };
          const over = (top, below) => top.slice(0, 3).map((value, index) => (value * top[3] + below[index] * (255 - top[3])) / 255).concat(255);
          const style = getComputedStyle(document.documentElement);
          const color = name => parse(style.getPropertyValue("--" + name).trim());
          const problems = [];
          const check = (names, backgrounds, least) => names.forEach(name => backgrounds.forEach(background => {
            const found = contrast(color(name), color(background));
            if (found < least) problems.push(`${name} on ${background}: ${found.toFixed(2)}`);
          }));
          const changes = ["added", "removed", "changed"];
          check(["ink", "soft"], ["ground", "surface", "raised", "lane", "band", "accent-soft"], 4.5);
          check(["accent", "warning", "good", "bad", ...changes], ["surface", "raised"], 4.5);
          check(changes, ["lane"], 4.5);
          check(["surface"], ["path", "warning", ...changes], 4.5);
          check(["edge", "in", "accent", "path", "screen", "sheet", "cover", "popover", "alert", "tab", "flow", "action"],
            ["ground", "lane", "band", "raised"], 3);
          const background = element => {
            if (!element) return [255, 255, 255, 255];
            const own = parse(getComputedStyle(element).backgroundColor);
            return own[3] === 255 ? own : over(own, background(element.parentElement));
          };
          for (const element of document.querySelectorAll("body *")) {
            const hasText = element.matches("input") || [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== "");
            if (!hasText || element.matches("script, noscript, noscript *, option") || element.getClientRects().length === 0) continue;
            const texts = [null, ...(element.matches("input") ? ["::placeholder"] : [])];
            for (const part of texts) {
              const found = contrast(over(parse(getComputedStyle(element, part).color), background(element)), background(element));
              if (found < 4.5) problems.push(`${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}: ${found.toFixed(2)}`);
            }
          }
          return problems;
        })()
        """
}
