export { HeatmapChart as part } from 'echarts/charts';
