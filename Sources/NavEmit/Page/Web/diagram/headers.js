// The titles of lanes and of open sections. The title of a tab's lane stands for the tab itself.

const tabGap = 10;

/** Creates the headers of lanes and bands. Their size is such that they can be read when the whole diagram is shown. */
class HeaderMaker {
  constructor(model, maker) {
    this.model = model;
    this.maker = maker;
  }

  /** The headers of a lane, before they have a position: one for each tab, otherwise one. */
  ofLane(lane, size = 15) {
    if (lane.tabs.length === 0) return [this.header(lane.title, null, size, { lane })];
    return lane.tabs.map((tab) => this.header(this.maker.title(tab), tab, size, { lane, marks: this.maker.marks(tab) }));
  }

  header(title, node, size, others) {
    const text = oneLine(title);
    const icons = (node ? (others.band ? 20 : size * 1.5) : 0) + (others.marks?.length ?? 0) * 16;
    return { id: node?.id ?? null, node, title: text, font: fontOf(size, true), width: this.maker.fitter.width(text, fontOf(size, true)) + icons + 16, ...others };
  }

  /** The width that a lane needs for its headers. */
  widthOf(lane) {
    return this.ofLane(lane, 22).reduce((sum, { width }) => sum + width + tabGap, 0);
  }

  /** The headers of a layout at their positions. */
  make(layout) {
    const size = Math.round(Math.min(22, Math.max(14, 13 / scaleToFit(layout.width, layout.height))));
    const headers = [];
    for (const lane of layout.lanes) {
      let x = lane.left + gap.side - 8;
      for (const header of this.ofLane(lane, size)) {
        headers.push(placed(header, x, lane.top + 6, size + 12));
        x += header.width + tabGap;
      }
      for (const band of lane.bands.filter(({ section }) => section !== "")) {
        const section = this.header(band.section, { id: sectionID(band.section), kind: "section", requires: [] }, Math.min(size, 19), { band });
        headers.push(placed(section, lane.left + gap.side - 8, band.top + 2, 26));
      }
    }
    return headers;
  }
}

function placed(header, x, y, height) {
  return Object.assign(header, { x, y, height, isHeader: true, middle: y + height / 2 });
}
